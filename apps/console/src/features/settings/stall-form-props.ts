import type { Currency } from '@comanda/domain/money'
import type { Stall, StallSettings } from './api.ts'

/** What the form of a stall is given. */
export interface StallFormProps {
  stall: Stall
  field: string
  currency: Currency
  languages: readonly string[]
  found: Pick<StallSettings, 'dishes' | 'taxes'>
  /** The tables it is laid at. */
  tables: readonly string[]
  faultAt: (field: string) => string | undefined
  onChange: (stall: Stall) => void
  onRemove: () => void
}
