import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { observed } from '../../platform/outgoing-request.ts'
import { type ObjectStore, ObjectsUnavailable } from './port.ts'

export interface S3Access {
  /** The address of a compatible storage; undefined: Amazon's own of the region. */
  endpoint: string | undefined
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** `https://host/bucket/key` instead of `https://bucket.host/key`. */
  pathStyle: boolean
}

const TIMEOUTS = { connectionTimeout: 2000, requestTimeout: 10_000, throwOnRequestTimeout: true }
/** Picture names are random and never reused. */
const FOREVER = 'public, max-age=31536000, immutable'

const isMissing = (error: unknown): boolean => error instanceof Error && error.name === 'NoSuchKey'

/** The answer to a range that starts beyond the end of the object. */
function beyondEnd(error: unknown): { Body?: never; ContentRange: string } {
  if (!(error instanceof Error) || error.name !== 'InvalidRange') throw error
  const { ActualObjectSize: size = 0 } = error as { ActualObjectSize?: number | string }
  return { ContentRange: `bytes */${size}` }
}

/** A bucket of an S3-compatible storage. */
export function s3Objects(access: S3Access): ObjectStore & { close(): void } {
  const { endpoint, region, bucket: Bucket, accessKeyId, secretAccessKey, pathStyle } = access
  const client = new S3Client({
    region,
    forcePathStyle: pathStyle,
    ...(endpoint !== undefined && { endpoint }),
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: TIMEOUTS,
    maxAttempts: 3,
    // Compatible storages do not all know the checksums that Amazon's added later.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const run = <R>(operation: string, work: () => Promise<R>): Promise<R | undefined> =>
    observed('s3', operation, work).catch((error: unknown) => {
      if (isMissing(error)) return undefined
      throw new ObjectsUnavailable(error)
    })
  return {
    put: (Key, Body, ContentType) =>
      run('PutObject', async () => {
        await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType, CacheControl: FOREVER }))
      }),
    get: Key =>
      run('GetObject', async () => {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
        return Body && Buffer.from(await Body.transformToByteArray())
      }),
    part: (Key, { from, to = '' }) =>
      run('GetObject', async () => {
        const { Body, ContentRange } = await client
          .send(new GetObjectCommand({ Bucket, Key, Range: `bytes=${from}-${to}` }))
          .catch(beyondEnd)
        const bytes = Body ? Buffer.from(await Body.transformToByteArray()) : Buffer.alloc(0)
        return { bytes, size: Number(ContentRange?.split('/').at(-1) ?? bytes.length) }
      }),
    remove: Key =>
      run('DeleteObject', async () => {
        await client.send(new DeleteObjectCommand({ Bucket, Key }))
      }),
    close: () => client.destroy(),
  }
}
