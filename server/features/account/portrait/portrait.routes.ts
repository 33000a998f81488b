import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../../db/database';
import { servePictures } from '../../shared/kept-pictures';
import { findPortrait, PORTRAITS } from './portrait.store';

/** `/pictures/people/<name>` */
export const servePortraits = (app: FastifyInstance, database: Queryable): void =>
  servePictures(app, PORTRAITS, async (name) => {
    const bytes = await findPortrait(database, name);
    return bytes && { bytes, isFor: 'everybody' };
  });
