import { AgreementText, useAgreement } from '../../features/auth/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined

const idOf = (query: URLSearchParams): string => {
  const id = query.get('id') ?? ''
  return /^[\w-]{1,64}$/.test(id) ? id : 'terms'
}

/** `/agreemental?id=&version=`: terms in the given version, or the current one. */
export function Page() {
  const query = new URLSearchParams(location.search)
  const [id, version] = [idOf(query), wholeNumber(query.get('version'))]
  const agreement = useAgreement(id, version)
  return (
    <Screen title={agreement.data?.title ?? t('title.agreemental')}>
      <AgreementText agreementId={id} version={version} />
    </Screen>
  )
}
