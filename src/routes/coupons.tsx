import { createFileRoute } from '@tanstack/react-router';
import { accountRoute } from './-account-route';

export const Route = createFileRoute('/coupons')(accountRoute());
