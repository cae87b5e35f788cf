import { SendValue, SentValue } from '../../features/card/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { go } from '../../platform/navigation.ts'
import { useSearch } from '../../platform/route-location.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** `/balanceTransfer`: sends value by a link; with `transferId` shows the link, its state and its withdrawal. CARD-4 */
export function Page() {
  const transferId = new URLSearchParams(useSearch()).get('transferId')
  return (
    <Screen title={t('title.balanceTransfer')}>
      {transferId ? (
        <SentValue transferId={transferId} />
      ) : (
        <SendValue onSent={sent => go(`/balanceTransfer?transferId=${sent}`)} />
      )}
    </Screen>
  )
}
