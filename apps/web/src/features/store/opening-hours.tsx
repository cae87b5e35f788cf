import { t } from '../../platform/i18n/index.ts'
import { QueryError } from '../../ui/feedback/query-states.tsx'
import { Skeleton } from '../../ui/feedback/states.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { weeksOf } from './hours.ts'
import { HoursRows } from './hours-rows.tsx'
import { orderTypeName } from './order-type-name.ts'
import { useShop } from './shop.ts'

/** The opening hours of a store by day; one list if all order types share them. */
export function OpeningHours({ shopId }: { shopId: number }) {
  const { data, error, isFetching, refetch } = useShop(shopId)
  if (!data) return error ? <QueryError query={{ error, isFetching, refetch }} /> : <Skeleton height={220} />
  return (
    <Card>
      <Stack gap={14}>
        <strong>{data.shopName}</strong>
        {weeksOf(data.hours).map(({ bizType, week }) => (
          <HoursRows
            key={bizType ?? 0}
            title={bizType === undefined ? t('place.hours') : t('place.hoursFor', { way: orderTypeName(bizType) })}
            rows={week}
          />
        ))}
      </Stack>
    </Card>
  )
}
