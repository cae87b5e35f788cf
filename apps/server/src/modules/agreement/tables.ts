import type { Words } from '@comanda/domain/money'

export interface AgreementTables {
  agreement: {
    corporation_id: number
    agreement_id: string
    version: number
    title: Words | string
    paragraphs: Record<string, string[]> | string
    changed: Words | string
    effective_from: string
    required: boolean
  }
}
