import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto'

const hkdf = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

const TAG = 16

/** Decrypts a push of one record as a browser does (RFC 8188 `aes128gcm`, with the keys of RFC 8291). @throws if it was changed */
export function decryptPush(body: Buffer, { ecdh, auth }: { ecdh: ECDH; auth: Buffer }): string {
  const salt = body.subarray(0, 16)
  const keyLength = body[20] ?? 0
  const senderKey = body.subarray(21, 21 + keyLength)
  const record = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey])
  const secret = hkdf(ecdh.computeSecret(senderKey), auth, info, 32)
  const key = hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = hkdf(secret, salt, 'Content-Encoding: nonce\0', 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-TAG))
  const plain = Buffer.concat([decipher.update(record.subarray(0, -TAG)), decipher.final()])
  // The last record ends with 2 and any number of zeros.
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')
}
