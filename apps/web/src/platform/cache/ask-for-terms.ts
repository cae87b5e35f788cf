import { auth } from '@comanda/contract/auth'
import type { CallSpec, ResponseOf } from '@comanda/contract/core'
import { type CallInput, isRefused } from '../send/index.ts'
import { storedCustomer } from '../session.ts'
import { useQueryClient } from './queries.ts'
import { sendOnce } from './send-once.ts'

const QUERY = { queryKey: [auth.agreementsToAccept.path] }

/**
 * Opens the question for new terms after a refusal for them, and answers true once the guest has accepted them; false for another
 * refusal, where they cannot be read, or if the guest signs out instead. LOGIN-11
 */
export async function askForTerms(error: unknown): Promise<boolean> {
  if (!isRefused(error, 'agreementsNeeded')) return false
  const client = useQueryClient()
  const customerId = storedCustomer()
  const isOpen = () => client.getQueriesData<unknown[]>(QUERY).some(([, asked]) => asked && asked.length > 0)
  await client.refetchQueries(QUERY)
  if (!isOpen()) return false
  return new Promise(resolve => {
    const stop = client.getQueryCache().subscribe(() => {
      if (isOpen()) return
      stop()
      resolve(storedCustomer() === customerId)
    })
  })
}

/** `sendOnce` for what the guest buys or books: it is sent again after the guest accepted new terms. LOGIN-11 */
export async function sendAfterTerms<C extends CallSpec>(spec: C, input: CallInput<C>): Promise<ResponseOf<C>> {
  try {
    return await sendOnce(spec, input)
  } catch (error) {
    if (await askForTerms(error)) return sendOnce(spec, input)
    throw error
  }
}
