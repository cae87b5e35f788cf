import { reference } from '@comanda/contract/reference'
import { send } from '../platform/send/index.ts'

/** The brand's own texts in a language other than the first page's; none if they cannot be loaded. ETC-1 */
export async function brandTexts(language: string): Promise<Record<string, string>> {
  const input = { userLanguage: language, namespace: 'brand' } as const
  const answer = await send(reference.listResourceLanguageMaps, input, { background: true }).catch(() => undefined)
  return answer?.maps[language] ?? {}
}
