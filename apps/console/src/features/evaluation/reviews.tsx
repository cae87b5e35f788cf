import { showNumber, t } from '@comanda/web/i18n'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Chip } from '@comanda/web/ui/controls/chip.tsx'
import { EmptyState, Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { type Reviews, useReviews } from './queries.ts'
import { ReviewCard } from './review-card.tsx'
import styles from './reviews.module.css'
import { LoadMore } from '@comanda/web/ui/feedback/load-more.tsx'
import { QueryError } from '../../ui/loaded.tsx'

interface ReviewsViewProps {
  shopId: number
  timeZone: string
}

const FIVE = [5, 4, 3, 2, 1] as const

/** The reviews of the store, filtered by stars. */
export function ReviewsView({ shopId, timeZone }: ReviewsViewProps) {
  const [stars, setStars] = useState<number>()
  const query = useReviews(shopId, stars)
  const { data, error } = query
  if (!data && error) return <QueryError query={query} />
  const [first] = data?.pages ?? []
  if (!data || !first) return <Skeleton height={240} />
  const reviews = data.pages.flatMap(page => page.reviews)
  return (
    <div className={styles.screen}>
      <Filter counts={first.counts} stars={stars} onStars={setStars} />
      {reviews.length === 0 && (
        <EmptyState icon={<MessageSquareText />} title={t('console.reviews.none')}>
          {t('console.reviews.noneHint')}
        </EmptyState>
      )}
      <Stack as="ul">
        {reviews.map(review => (
          <li key={review.orderId}>
            <ReviewCard shopId={shopId} review={review} questions={first.questions} timeZone={timeZone} />
          </li>
        ))}
      </Stack>
      <LoadMore query={query} />
    </div>
  )
}

interface FilterProps {
  counts: Reviews['counts']
  stars: number | undefined
  onStars: (stars: number | undefined) => void
}

function Filter({ counts, stars, onStars }: FilterProps) {
  const many = counts.reduce((sum, one) => sum + one, 0)
  const total = counts.reduce((sum, one, i) => sum + one * (i + 1), 0)
  return (
    <Row wrap gap={8}>
      <Chip pressed={stars === undefined} onPress={() => onStars(undefined)}>
        {t('console.reviews.all')}
      </Chip>
      {FIVE.map(one => (
        <Chip key={one} pressed={stars === one} onPress={() => onStars(one)}>
          {`${t('console.reviews.stars', { count: one })} · ${showNumber(counts[one - 1] ?? 0)}`}
        </Chip>
      ))}
      {many > 0 && (
        <p className={styles.quiet} role="status">
          {t('console.reviews.average', { average: showNumber(Math.round((total / many) * 10) / 10) })}
        </p>
      )}
    </Row>
  )
}
