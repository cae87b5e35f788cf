import type { CodeEntry } from '../core/code-entry.ts'

/** Refusals of stored value. API-5, PAY-7 */
export const storedvalueCodes = {
  noStoredValue: { code: 'CRM-01-6001', message: 'refusal.storedValue.none', shows: 'silent' },
  storedValueChanged: { code: 'CRM-03-0101', message: 'refusal.storedValue.changed', shows: 'toast' },
  agreementUnticked: { code: 'CRM-03-0102', message: 'settlement.order.pickAgreement', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>
