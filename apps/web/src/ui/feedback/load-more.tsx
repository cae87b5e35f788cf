import { t } from '../../platform/i18n/texts.ts'
import { Button } from '../controls/button.tsx'

interface LoadMoreProps {
  /** A list that is asked for a page at a time, as the query client keeps it. */
  query: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => Promise<unknown>
  }
}

/** Fetches the next page of a list, and says where it did not come; nothing where this is all of it. */
export const LoadMore = ({
  query: { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage },
}: LoadMoreProps) =>
  hasNextPage && (
    <>
      {isFetchNextPageError && <p role="alert">{t('ui.failedHint')}</p>}
      <Button kind="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {t('ui.more')}
      </Button>
    </>
  )
