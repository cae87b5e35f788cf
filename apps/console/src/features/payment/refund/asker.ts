import { t } from '@comanda/web/i18n'

/** Who asked for a refund; nobody, where it went with the end of what was paid. */
export function askerOf({ byGuest, askedBy }: { byGuest: boolean; askedBy: string }): string {
  if (byGuest) return t('refund.guest', { name: askedBy })
  return askedBy === '' ? t('refund.calledOff') : askedBy
}
