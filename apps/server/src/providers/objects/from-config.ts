import { randomUUID } from 'node:crypto'
import type { Config } from '../../platform/config.ts'
import { oneLine, StartFault } from '../../platform/start-fault.ts'
import { type ObjectStore, ObjectsUnavailable } from './port.ts'

/** The storage of files beside the database; undefined where none is configured. */
export interface ConnectedObjects {
  objects?: ObjectStore
  close(): Promise<void>
}

/** What to do about an error of the storage, by its name there. */
const FAULTS: Readonly<Record<string, string>> = {
  NoSuchBucket: 'has no bucket of that name: create it, or correct S3_BUCKET',
  InvalidBucketName: 'does not accept that name: correct S3_BUCKET',
  InvalidAccessKeyId: 'does not know the key: correct S3_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'refuses the signature: correct S3_SECRET_ACCESS_KEY',
  AccessDenied: 'does not let this key write, read and delete objects: give it these rights',
  AuthorizationHeaderMalformed: 'is in another region: correct S3_REGION',
  PermanentRedirect: 'is in another region: correct S3_REGION',
  RequestTimeTooSkewed: 'has another time: set the clock of this machine',
}
const NOT_REACHED = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ENETUNREACH|TimeoutError/

/** The fault of a bucket that cannot be used, as a start shows it. Keys are never shown. */
function objectsFault(error: unknown, { S3_BUCKET: bucket, S3_ENDPOINT: endpoint }: Config): StartFault {
  const cause = error instanceof ObjectsUnavailable ? error.cause : error
  const at = `The bucket ${bucket} at ${endpoint ?? 'Amazon S3'}`
  const name = cause instanceof Error ? cause.name : ''
  const known = FAULTS[name]
  if (known !== undefined) return new StartFault(`${at} ${known}.`, { cause })
  const { code = '' } = (cause ?? {}) as NodeJS.ErrnoException
  if (NOT_REACHED.test(`${name} ${code} ${oneLine(cause)}`))
    return new StartFault(`${at} does not answer: start it, or correct S3_ENDPOINT.`, { cause, isTemporary: true })
  return new StartFault(`${at} cannot be used (${oneLine(cause)}): correct the settings that begin with S3_.`, {
    cause,
  })
}

/** Writes, reads and deletes an object, so that a wrong setting shows at the start and not with the first picture. */
async function tryBucket(objects: ObjectStore): Promise<void> {
  const [key, sent] = [`checks/${randomUUID()}`, Buffer.from('comanda')]
  await objects.put(key, sent, 'text/plain')
  const read = await objects.get(key)
  if (read === undefined || !read.equals(sent)) throw new Error('an object that was written reads differently')
  await objects.remove(key)
}

/**
 * Connects the configured bucket. Nothing of its client is loaded where there is none.
 * @throws StartFault when the bucket cannot be written, read or deleted from
 */
export async function connectObjects(config: Config): Promise<ConnectedObjects> {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined)
    return { close: async () => {} }
  const { s3Objects } = await import('./s3.ts')
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_PATH_STYLE: pathStyle } = config
  const objects = s3Objects({ endpoint, region, bucket, accessKeyId, secretAccessKey, pathStyle })
  try {
    await tryBucket(objects)
  } catch (error) {
    objects.close()
    throw objectsFault(error, config)
  }
  return { objects, close: async () => objects.close() }
}
