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
const MAX_SKEW_MS = 900_000

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

/** What the header of a signed request says. */
interface Claim {
  keyId: string
  day: string
  region: string
  /** The signed headers, with semicolons between them. */
  names: string
  signature: string
  stamp: string
  /** Of the body. */
  digest: string
}

function claimOf({ authorization = '', ...headers }: IncomingHttpHeaders): Claim | undefined {
  const [match, keyId = '', day = '', region = '', names = '', signature = ''] = HEADER.exec(authorization) ?? []
  if (match === undefined) return undefined
  const [stamp, digest] = [String(headers['x-amz-date']), String(headers['x-amz-content-sha256'])]
  return { keyId, day, region, names, signature, stamp, digest }
}

const MUST_BE_SIGNED = ['host', 'x-amz-date', 'x-amz-content-sha256']

/** What is wrong with a claim before its signature is computed. */
function claimFault(claim: Claim, body: Buffer, keys: Keys, now: number): SignatureFault | undefined {
  const { keyId, day, region, names, stamp, digest } = claim
  if (keyId !== keys.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== keys.region || !stamp.startsWith(day)) return 'AuthorizationHeaderMalformed'
  if (!(Math.abs(instantOf(stamp) - now) < MAX_SKEW_MS)) return 'RequestTimeTooSkewed'
  if (digest !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  return MUST_BE_SIGNED.every(name => names.split(';').includes(name)) ? undefined : 'AccessDenied'
}

function signatureOf({ method, url, headers }: SignedRequest, claim: Claim, secret: string): Buffer {
  const { day, region, names, stamp, digest } = claim
  const [path = '', query = ''] = url.split('?')
  const lines = names.split(';').map(name => `${name}:${String(headers[name]).trim().replaceAll(/\s+/g, ' ')}\n`)
  const canonical = [method, path, canonicalQuery(query), lines.join(''), names, digest].join('\n')
  const text = ['AWS4-HMAC-SHA256', stamp, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secret}`)
  return hmac(key, text)
}

/** Checks AWS Signature Version 4 of a request, including the digest of its body; undefined when it is right. */
export function signatureFault(request: SignedRequest, keys: Keys, now = Date.now()): SignatureFault | undefined {
  const claim = claimOf(request.headers)
  if (!claim) return request.headers.authorization === undefined ? 'AccessDenied' : 'AuthorizationHeaderMalformed'
  const fault = claimFault(claim, request.body, keys, now)
  if (fault !== undefined) return fault
  const right = signatureOf(request, claim, keys.secretAccessKey)
  return timingSafeEqual(right, Buffer.from(claim.signature, 'hex')) ? undefined : 'SignatureDoesNotMatch'
}
