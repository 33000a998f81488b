import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../../db/database';
import type { Files } from '../../../db/moved-files';
import { servePictures } from '../../shared/picture-cache';
import { AVATARS, findAvatar } from './avatar.store';

/** Serves `/pictures/people/<name>`. */
export const serveAvatars = (app: FastifyInstance, database: Queryable, files?: Files): void =>
  servePictures(app, AVATARS, async (name) => {
    const bytes = await findAvatar(database, name, files);
    return bytes && { bytes, isFor: 'everybody' };
  });
