import { t } from '../platform/i18n/words.ts'
import { Button } from './button.tsx'

interface MoreProps {
  /** A list that is asked for a page at a time, as the query client keeps it. */
  asked: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }
}

/** Fetches the next page of a list; nothing where this is all of it. */
export const More = ({ asked: { hasNextPage, isFetchingNextPage, fetchNextPage } }: MoreProps) =>
  hasNextPage && (
    <Button kind="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {t('ui.more')}
    </Button>
  )
