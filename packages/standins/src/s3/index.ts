import type { IncomingMessage, ServerResponse } from 'node:http'
import { closeNow, createServer, listenOnLoopback } from '../loopback.ts'
import { type Keys, signatureFault } from './signature.ts'

export interface S3Standin {
  url: string
  bucket: string
  keys: Keys
  /** The objects by key. */
  objects: ReadonlyMap<string, Buffer>
  /** Requests as `PUT key`, in their order. */
  requests: readonly string[]
  /** The next requests are answered with this status, without effect. */
  fail(status: number, times?: number): void
  close(): Promise<void>
}

const MAX_BYTES = 20_000_000
const STATUS: Readonly<Record<string, number>> = {
  NoSuchBucket: 404,
  NoSuchKey: 404,
  AuthorizationHeaderMalformed: 400,
}

async function readBytes(req: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of req) {
    size += (part as Buffer).length
    if (size > MAX_BYTES) throw new RangeError('body too large for a stand-in')
    parts.push(part as Buffer)
  }
  return Buffer.concat(parts)
}

function refuse(res: ServerResponse, code: string, status = STATUS[code] ?? 403): void {
  res.writeHead(status, { 'content-type': 'application/xml' })
  res.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

/** An object, or the part of it that a `Range` header names. */
function sendObject(res: ServerResponse, object: Buffer, range: string | undefined): void {
  const [, from = '0', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  if (Number(from) >= object.length && range !== undefined) {
    res.writeHead(416, { 'content-type': 'application/xml' })
    res.end(`<Error><Code>InvalidRange</Code><ActualObjectSize>${object.length}</ActualObjectSize></Error>`)
    return
  }
  const part = object.subarray(Number(from), to === '' ? undefined : Number(to) + 1)
  const place = `bytes ${from}-${Number(from) + part.length - 1}/${object.length}`
  res.writeHead(range === undefined ? 200 : 206, {
    'content-type': 'application/octet-stream',
    'content-length': part.length,
    ...(range !== undefined && { 'content-range': place }),
  })
  res.end(part)
}

/** An object storage on loopback with one bucket, addressed by path. It checks the signature of every request. */
export async function createS3Standin(): Promise<S3Standin> {
  const bucket = 'pictures'
  const keys: Keys = { accessKeyId: 'AKIDSTANDIN', secretAccessKey: 'standin-secret/of+no-worth', region: 'eu-test-1' }
  const objects = new Map<string, Buffer>()
  const requests: string[] = []
  const faults: number[] = []

  const answer = ({ method = '', headers }: IncomingMessage, key: string, body: Buffer, res: ServerResponse): void => {
    requests.push(`${method} ${key}`)
    const object = objects.get(key)
    if (method === 'PUT') {
      objects.set(key, body)
      res.writeHead(200, { etag: '"1"' }).end()
    } else if (method === 'DELETE') {
      objects.delete(key)
      res.writeHead(204).end()
    } else if (method !== 'GET') refuse(res, 'MethodNotAllowed', 405)
    else if (object === undefined) refuse(res, 'NoSuchKey')
    else sendObject(res, object, headers.range)
  }

  const server = createServer((req, res) => {
    const { method = '', url = '', headers } = req
    void readBytes(req).then(
      body => {
        const status = faults.shift()
        if (status !== undefined) return refuse(res, status === 503 ? 'SlowDown' : 'InternalError', status)
        const fault = signatureFault({ method, url, headers, body }, keys)
        if (fault !== undefined) return refuse(res, fault)
        const [, name, ...key] = decodeURIComponent(url.split('?')[0] ?? '').split('/')
        return name === bucket ? answer(req, key.join('/'), body, res) : refuse(res, 'NoSuchBucket')
      },
      () => refuse(res, 'EntityTooLarge', 400),
    )
  })
  return {
    url: await listenOnLoopback(server),
    bucket,
    keys,
    objects,
    requests,
    fail: (status, times = 1) => void faults.push(...Array.from({ length: times }, () => status)),
    close: () => closeNow(server),
  }
}
