import type { LocalizedText } from '@comanda/domain/money'
import type { Generated } from 'kysely'

export interface AgreementTables {
  agreement: {
    corporation_id: number
    agreement_id: string
    version: number
    title: LocalizedText | string
    paragraphs: Record<string, string[]> | string
    changed: LocalizedText | string
    effective_from: string
    required: boolean
    ask_again: Generated<boolean>
  }
}
