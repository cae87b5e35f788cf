import type { ComponentProps, ReactNode } from 'react'
import { useRouteLocation } from '../../platform/route-location.ts'
import { t } from '../../platform/i18n/index.ts'
import { goBack } from '../../platform/navigation.ts'
import { traceId } from '../../platform/trace.ts'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { Page as Screen } from '../../ui/layout/page.tsx'
import { Illustration } from '../../ui/feedback/illustration.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'

interface Trouble {
  scene: ComponentProps<typeof Illustration>['scene']
  title: string
  hint: string
  next: ReactNode
}

const home = () => (
  <LinkButton to="/home" kind="secondary">
    {t('ui.home')}
  </LinkButton>
)

/** The session marker belongs to another visit. NAV-7, NAV-13 */
const marker = (): Trouble => ({
  scene: 'scan',
  title: t('error.marker'),
  hint: t('error.markerHint'),
  next: (
    <>
      <LinkButton to="/scanQr">{t('menu.scanAgain')}</LinkButton>
      <LinkButton to="/selectStore" kind="secondary">
        {t('error.chooseStore')}
      </LinkButton>
      {home()}
    </>
  ),
})

/** The table's order is still being processed. ORDER-5, NAV-13 */
const table = (billId: string | null): Trouble => ({
  scene: 'clock',
  title: t('error.table'),
  hint: t('error.tableHint'),
  next: (
    <>
      {billId ? (
        <LinkButton to={`/orderConfirm?billId=${encodeURIComponent(billId)}`}>{t('error.lookAgain')}</LinkButton>
      ) : (
        <Button onClick={goBack}>{t('error.lookAgain')}</Button>
      )}
      {home()}
    </>
  ),
})

const unknown = (): Trouble => ({
  scene: 'pin',
  title: t('error.unknown'),
  hint: t('error.unknownHint'),
  next: home(),
})

const general = (): Trouble => ({
  scene: 'cloche',
  title: t('error.general'),
  hint: t('error.generalHint'),
  next: (
    <>
      <Button onClick={() => location.reload()}>{t('ui.retry')}</Button>
      {home()}
    </>
  ),
})

function troubleOf(path: string, query: URLSearchParams): Trouble {
  const type = query.get('type')
  if (path !== '/error') return unknown()
  if (type === '1') return marker()
  return type === '2' ? table(query.get('billId')) : general()
}

/** Explains an error, with the next step. Unknown paths show it as well. NAV-12, NAV-13 */
export function Page() {
  const { path, search } = useRouteLocation()
  const query = new URLSearchParams(search)
  const { scene, title, hint, next } = troubleOf(path, query)
  const named = query.get('code')
  // The request that failed, else the visit: both are in the server's log.
  const code = named && /^[\w-]{1,64}$/.test(named) ? named : traceId().slice(0, 12)
  return (
    <Screen title={t('title.error')} back={false}>
      <EmptyState icon={<Illustration scene={scene} />} title={title} actions={next}>
        <p>{hint}</p>
        <p>
          {t('error.code')}: <code>{code}</code>
        </p>
      </EmptyState>
    </Screen>
  )
}
