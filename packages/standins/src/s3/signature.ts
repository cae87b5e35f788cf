import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

export interface SignedRequest {
  method: string
  /** Path and query as they were sent. */
  url: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Why a signature is refused, as the storage names it. */
export type SignatureFault =
  | 'AccessDenied'
  | 'InvalidAccessKeyId'
  | 'SignatureDoesNotMatch'
  | 'AuthorizationHeaderMalformed'
  | 'RequestTimeTooSkewed'
  | 'XAmzContentSHA256Mismatch'

export interface Keys {
  accessKeyId: string
  secretAccessKey: string
  region: string
}

const HEADER =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/
const LONGEST_SKEW_MS = 900_000

const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** Percent-encoding as the signature defines it: everything but unreserved characters. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

function canonicalQuery(query: string): string {
  const pairs = [...new URLSearchParams(query)].map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
  return pairs.sort().join('&')
}

/** The instant (epoch ms) of `20261124T120000Z`. */
const instantOf = (stamp: string): number =>
  Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

/** Checks AWS Signature Version 4 of a request, including the digest of its body; undefined when it is right. */
export function signatureFault(request: SignedRequest, keys: Keys, now = Date.now()): SignatureFault | undefined {
  const { method, url, headers, body } = request
  const match = HEADER.exec(headers.authorization ?? '')
  if (!match) return headers.authorization === undefined ? 'AccessDenied' : 'AuthorizationHeaderMalformed'
  const [, keyId = '', day = '', region = '', names = '', signature = ''] = match
  const stamp = String(headers['x-amz-date'])
  if (keyId !== keys.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== keys.region || !stamp.startsWith(day)) return 'AuthorizationHeaderMalformed'
  if (!(Math.abs(instantOf(stamp) - now) < LONGEST_SKEW_MS)) return 'RequestTimeTooSkewed'
  const digest = String(headers['x-amz-content-sha256'])
  if (digest !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const signed = names.split(';')
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every(name => signed.includes(name))) return 'AccessDenied'
  const [path = '', query = ''] = url.split('?')
  const lines = signed.map(name => `${name}:${String(headers[name]).trim().replaceAll(/\s+/g, ' ')}\n`)
  const canonical = [method, path, canonicalQuery(query), lines.join(''), names, digest].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${keys.secretAccessKey}`)
  const right = hmac(key, text)
  return timingSafeEqual(right, Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch'
}
