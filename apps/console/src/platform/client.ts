import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { Refused } from './send.ts'

/** What says who is signed in here. */
export const ME = ['me']

/** Where the calls of the console are kept. One that is refused because nobody is signed in any more has that asked again. LOGIN-5 */
export function consoleClient(): QueryClient {
  const look = (error: Error) => {
    if (error instanceof Refused && error.status === 401) void client.invalidateQueries({ queryKey: ME })
  }
  const client: QueryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 2000 } },
    queryCache: new QueryCache({ onError: (error, { queryKey }) => queryKey[0] !== ME[0] && look(error) }),
    mutationCache: new MutationCache({ onError: look }),
  })
  return client
}
