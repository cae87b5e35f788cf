import type { Currency } from '../money/index.ts'

interface Sold {
  programId: string
  currency: Pick<Currency, 'currencyCode'>
}

/** The program named in the address, else the one in the brand's own currency, else the first. CARD-5 */
export const programFor = <T extends Sold>(
  programs: readonly T[],
  programId: string | null,
  currencyCode: string | undefined,
): T | undefined =>
  programs.find(one => one.programId === programId) ??
  programs.find(one => one.currency.currencyCode === currencyCode) ??
  programs[0]
