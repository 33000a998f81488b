import { type Flow, flow } from '../flow';
import { orderActionsModel } from './order-actions.model';
import { orderActionsWords } from './order-actions.words';
import { orderTrackingModel } from './order-tracking.model';
import { orderTrackingWords } from './order-tracking.words';
import { protectedImageModel } from './protected-image.model';
import { protectedImageWords } from './protected-image.words';
import { questionModel } from './question.model';
import { questionWords } from './question.words';
import { reviewReminderModel } from './review-reminder.model';
import { reviewReminderWords } from './review-reminder.words';

export const orderFlows: readonly Flow[] = [
  flow(
    orderTrackingModel,
    orderTrackingWords,
    'its news come by a stream that no browser’s walk can hold: it is walked on its rendered page, and a journey follows an order',
  ),
  flow(
    orderActionsModel,
    orderActionsWords,
    'it needs an order that was placed: it is walked by itself, and a journey cancels, asks for a refund, orders again and reviews',
  ),
  flow(
    questionModel,
    questionWords,
    'it is a part of the pages of orders and trips: it is walked there by itself, and journeys cancel, ask for a refund and review',
  ),
  flow(protectedImageModel, protectedImageWords, 'a talk with pictures is made by hand: a journey sends one'),
  flow(reviewReminderModel, reviewReminderWords, 'it needs a delivered order: a journey dismisses one'),
];
