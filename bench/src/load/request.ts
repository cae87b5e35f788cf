import { randomBytes } from 'node:crypto'
import { CORPORATION } from '../data/places.ts'

/** A complete HTTP request as a phone sends it, with a request id of its own. */
export function requestBytes(path: string, body: unknown, token?: string): Buffer {
  const text = JSON.stringify(body)
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    'content-type: application/json',
    'accept-encoding: gzip, br',
    'language-code: en_US',
    'channelid: bench',
    'ctx-deviceid: bench-device',
    `corporationid: ${CORPORATION}`,
    `x-request-id: ${randomBytes(12).toString('hex')}`,
    ...(token === undefined ? [] : [`token: ${token}`]),
    `content-length: ${Buffer.byteLength(text)}`,
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${text}`)
}
