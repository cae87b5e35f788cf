import { ErrorState } from '@comanda/web/ui/feedback/states.tsx'

interface AskFailedProps {
  /** The question, as the query client keeps it. */
  asked: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> }
}

/** What was asked for did not come: why, and asking again. */
export const AskFailed = ({ asked: { error, isFetching, refetch } }: AskFailedProps) => (
  <ErrorState busy={isFetching} message={error?.message} onRetry={() => void refetch()} />
)
