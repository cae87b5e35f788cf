import { createS3Standin, type S3Standin } from '@comanda/standins/s3'
import { readConfig } from '../platform/config.ts'
import { type ConnectedObjects, connectObjects } from '../providers/objects/from-config.ts'

export interface TestBucket {
  s3: S3Standin
  /** The settings of a server that uses it. */
  env: Record<string, string>
  /** Connects as a start does, with other settings. @throws StartFault */
  connect(other?: Record<string, string>): Promise<ConnectedObjects>
}

/** A bucket of its own for one test file. */
export async function testBucket(): Promise<TestBucket> {
  const s3 = await createS3Standin()
  const env = {
    S3_ENDPOINT: s3.url,
    S3_REGION: s3.keys.region,
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY_ID: s3.keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.keys.secretAccessKey,
    S3_PATH_STYLE: '1',
  }
  return {
    s3,
    env,
    async connect(other = {}) {
      const read = readConfig({ NODE_ENV: 'test', ...env, ...other })
      if ('faults' in read) throw new Error(read.faults.join('\n'))
      return connectObjects(read.config)
    },
  }
}
