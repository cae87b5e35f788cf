import { evaluation as calls } from '@comanda/contract/evaluation'
import { currentLocale, showDate, showNumber, t } from '../../platform/i18n/index.ts'
import { useQuery } from '../../platform/cache/queries.ts'
import { send } from '../../platform/send/index.ts'
import { StarsDisplay } from '../../ui/controls/stars.tsx'
import { Skeleton } from '../../ui/feedback/states.tsx'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'
import styles from './published-reviews.module.css'

const MINUTE = 60_000

const usePublished = (shopId: number) =>
  useQuery({
    queryKey: [calls.published.path, shopId, currentLocale().id],
    queryFn: ({ signal }) => send(calls.published, { shopId }, { signal, shows: 'silent' }),
    staleTime: 5 * MINUTE,
    retry: false,
  })

const starsText = (count: number): string => t('evaluation.starOf', { count })

/** A store's average and its published reviews; nothing while there is neither. DECO-5 */
export function PublishedReviews({ shopId, timeZone }: { shopId: number; timeZone: string }) {
  const { data, isPending } = usePublished(shopId)
  if (isPending) return <Skeleton height={180} />
  if (!data) return null
  const { average, count, reviews } = data
  return (
    <Stack gap={10}>
      {average !== undefined && (
        <Row gap={10} wrap>
          <strong className={styles.average}>{showNumber(average)}</strong>
          <StarsDisplay value={Math.round(average)} name={starsText(Math.round(average))} />
          <Text as="span" kind="quiet">
            {t('evaluation.count', { count })}
          </Text>
        </Row>
      )}
      {reviews.length > 0 && (
        <ul className={styles.reviews}>
          {reviews.map(({ stars, remark, createdAt, reply }) => (
            <li key={`${createdAt} ${remark}`} className={styles.review}>
              <StarsDisplay value={stars} name={starsText(stars)} />
              <p className={styles.remark}>
                <bdi>{remark}</bdi>
              </p>
              {reply !== undefined && (
                <p className={styles.reply}>
                  <strong>{t('evaluation.replied')}</strong> <bdi>{reply}</bdi>
                </p>
              )}
              <Text as="span" kind="hint">
                {showDate(createdAt, 'date', timeZone)}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
