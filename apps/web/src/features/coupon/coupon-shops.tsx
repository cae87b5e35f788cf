import { localize, t } from '../../platform/i18n/index.ts'
import { isRefused } from '../../platform/send/index.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { Loading, QueryError } from '../../ui/feedback/query-states.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { Illustration } from '../../ui/feedback/illustration.tsx'
import { type NearestFirst, ShopList } from '../../ui/layout/shop-list.tsx'
import { useCouponTemplate } from './api.ts'

interface CouponShopsProps extends NearestFirst {
  couponTemplateId: string
}

/** Stores that accept a coupon, by distance if the position is known. CARD-6 */
export function CouponShops({ couponTemplateId, ...nearest }: CouponShopsProps) {
  const { data, error, isFetching, refetch } = useCouponTemplate(couponTemplateId, nearest.point)
  if (couponTemplateId === '' || isRefused(error, 'notFound', 'invalidInput')) return <Gone />
  if (error) return <QueryError query={{ error, isFetching, refetch }} />
  if (!data) return <Loading heights={[130, 131]} />
  return (
    <>
      <p>{localize(data.name)}</p>
      {data.shops.length === 0 && <EmptyState icon={<Illustration scene="store" />} title={t('coupon.shopsNone')} />}
      <ShopList shops={data.shops} offersNearest={data.shops.length > 1} {...nearest} />
    </>
  )
}

const Gone = () => (
  <EmptyState
    icon={<Illustration scene="ticket" />}
    title={t('coupon.gone')}
    actions={<LinkButton to="/couponIndex">{t('coupon.look.all')}</LinkButton>}
  />
)
