import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../../db/database';
import type { Files } from '../../../db/moved-files';
import { servePictures } from '../../shared/picture-cache';
import { findAvatar, PORTRAITS } from './avatar.store';

/** `/pictures/people/<name>` */
export const serveAvatars = (app: FastifyInstance, database: Queryable, files?: Files): void =>
  servePictures(app, PORTRAITS, async (name) => {
    const bytes = await findAvatar(database, name, files);
    return bytes && { bytes, isFor: 'everybody' };
  });
