import { t } from '../../platform/i18n/index.ts'
import { isRefused } from '../../platform/send/index.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { Loading, QueryError } from '../../ui/feedback/query-states.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { Illustration } from '../../ui/feedback/illustration.tsx'
import { type NearestFirst, ShopList } from '../../ui/layout/shop-list.tsx'
import { useGiftShops } from './api.ts'
import { GiftUnavailable } from './gift-states.tsx'

interface GiftShopsProps extends NearestFirst {
  programId: string
}

/** Stores that accept a program's cards, by distance if the position is known. CARD-5 */
export function GiftShops({ programId, ...nearest }: GiftShopsProps) {
  const { data, error, isFetching, refetch } = useGiftShops(programId, nearest.point)
  if (programId === '' || isRefused(error, 'notFound')) return <GiftUnavailable to="/giftIndex" link={t('gift.look')} />
  if (error) return <QueryError query={{ error, isFetching, refetch }} />
  if (!data) return <Loading heights={[130, 131]} gap={14} />
  if (data.shops.length === 0)
    return (
      <EmptyState
        icon={<Illustration scene="store" />}
        title={t('gift.shopsNone')}
        actions={<LinkButton to="/giftIndex">{t('gift.look')}</LinkButton>}
      />
    )
  return <ShopList directions shops={data.shops} offersNearest {...nearest} />
}
