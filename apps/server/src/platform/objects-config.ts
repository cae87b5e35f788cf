import * as z from 'zod/mini'

/** Settings of the bucket for pictures. Without them pictures are in the database. */
export const objectsShape = {
  /** The address of an S3-compatible storage; default: Amazon's own. */
  S3_ENDPOINT: z.optional(z.url()),
  S3_REGION: z._default(z.string().check(z.regex(/^[a-z0-9-]{2,40}$/)), 'us-east-1'),
  S3_BUCKET: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/))),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  /** Addresses of the form `https://host/bucket`, as most self-hosted storages need. */
  S3_PATH_STYLE: z._default(z.stringbool(), false),
}

/** What each of the settings needs beside it. */
export const objectsTogether: ['S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_ENDPOINT', (keyof typeof objectsShape)[]][] = [
  ['S3_BUCKET', ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
  ['S3_ACCESS_KEY_ID', ['S3_BUCKET']],
  ['S3_ENDPOINT', ['S3_BUCKET']],
]
