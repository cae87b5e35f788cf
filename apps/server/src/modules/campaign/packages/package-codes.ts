import { createHash, createHmac, hkdfSync } from 'node:crypto'
import { readableText } from '../../../platform/ids.ts'
import type { PackageRow } from '../tables.ts'

/** Twelve signs of 32: 60 bits. S8 */
const CODE_SIGNS = 12

/** Codes of rights packages: the code alone is enough to use the rights. CARD-8, U3 */
export interface PackageCodes {
  /** The stored form of a new package's code, which does not tell the code. */
  storedFor(packageId: string): string
  /** The stored forms that a code may have; packages of the former version stored the code itself. */
  storedAs(code: string): string[]
  /** The code of a package, which follows from the server's secret and is stored nowhere. */
  codeOf(row: Pick<PackageRow, 'package_id' | 'code'>): string | undefined
}

export function packageCodes(secret: string): PackageCodes {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'rights package codes', 32))
  const madeFor = (packageId: string) =>
    readableText(createHmac('sha256', key).update(packageId).digest().subarray(0, CODE_SIGNS))
  const digestOf = (code: string) => createHash('sha256').update(key).update(code).digest('base64url')
  return {
    storedFor: packageId => digestOf(madeFor(packageId)),
    storedAs: code => [digestOf(code.toUpperCase()), code.toUpperCase()],
    codeOf({ package_id, code }) {
      const codes = madeFor(package_id)
      if (digestOf(codes) === code) return codes
      return code.length === CODE_SIGNS ? code : undefined
    },
  }
}
