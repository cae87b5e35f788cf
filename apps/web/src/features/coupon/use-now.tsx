import { t } from '../../platform/i18n/index.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import type { Coupon } from './api.ts'

/** Link to use it: the store's menu if it applies to one store, else the list of stores. */
export function UseNow({ coupon, size }: { coupon: Coupon; size: 'small' | 'large' }) {
  const { shopIds, bizTypes } = coupon.template
  const query = bizTypes.length === 1 ? `bizType=${bizTypes[0]}` : ''
  const to =
    shopIds.length === 1
      ? `/storeIndex?shopId=${shopIds[0]}${query && `&${query}`}`
      : `/selectStore${query && `?${query}`}`
  return (
    <LinkButton size={size} kind={size === 'large' ? 'primary' : 'soft'} wide={size === 'large'} to={to}>
      {t('coupon.useNow')}
    </LinkButton>
  )
}
