import { t } from '../../platform/i18n/texts.ts'
import { Button } from '../controls/button.tsx'

interface LoadMoreProps {
  /** A paginated list, as returned by `useInfiniteQuery`. */
  query: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => Promise<unknown>
  }
}

/** A button that loads the next page of a list, with an error when that failed. Renders nothing after the last page. */
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
