import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { Refused } from './send.ts'

/** The query of the signed-in member of staff. */
export const ME = ['me']

/** The query client. A call that is refused because the session ended reads the session again. LOGIN-5 */
export function consoleClient(): QueryClient {
  const look = (error: Error) => {
    if (error instanceof Refused && error.status === 401) void client.invalidateQueries({ queryKey: ME })
  }
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 2000 },
      // Without a connection a change is refused in words; by default it would wait in silence.
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError: (error, { queryKey }) => queryKey[0] !== ME[0] && look(error) }),
    mutationCache: new MutationCache({ onError: look }),
  })
  return client
}
