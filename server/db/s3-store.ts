import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { FileStore } from './file-store';

type Bucket = { bucket: string; region: string; endpoint: string | null };

/**
 * Creates a store on a server with the S3 API. The AWS client finds the credentials itself, for example in
 * `AWS_ACCESS_KEY_ID`.
 */
export function s3Store({ bucket, region, endpoint }: Bucket): FileStore {
  const client = new S3Client({
    region,
    // Other S3 servers than Amazon's support neither host names per bucket nor the newest checksums.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (key: string) => ({ Bucket: bucket, Key: key });
  return {
    async put(key, bytes) {
      await client.send(new PutObjectCommand({ ...at(key), Body: bytes }));
    },
    async read(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(key)));
        return Body === undefined ? null : Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
  };
}
