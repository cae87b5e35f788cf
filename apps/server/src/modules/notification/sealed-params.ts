import type { NoticeParams } from '@comanda/messages/notices'
import { createSeal } from '../../platform/seal.ts'
import type { OutboxRow } from './tables.ts'

const sealOf = (secret: string) => createSeal(secret, 'messages')

/** The values of a message as they are stored: a backup that is read by others reveals no code and no link. U3 */
export const sealParams = (secret: string, params: NoticeParams): string => sealOf(secret).seal(JSON.stringify(params))

/** The values of a stored message; none once it is sent, or when it was sealed with another secret. */
export function paramsOf(secret: string, row: Pick<OutboxRow, 'params' | 'sealed_params'>): NoticeParams {
  if (row.sealed_params === null) return row.params as NoticeParams
  return JSON.parse(sealOf(secret).open(row.sealed_params) ?? '{}') as NoticeParams
}
