import { DecorationSkeleton, useDecoratedPage } from '../../../features/decoration/index.ts'
import { localize, t } from '../../../platform/i18n/index.ts'
import { isRefused } from '../../../platform/send/index.ts'
import { QueryError } from '../../../ui/feedback/query-states.tsx'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { Page as Screen } from '../../../ui/layout/page.tsx'
import { Illustration } from '../../../ui/feedback/illustration.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { Decoration } from '../../../page-components/decoration.tsx'

/** A page the brand designed for an occasion; an outdated link says so and leads to the home page. DECO-1 */
export function Special({ decorationPageId }: { decorationPageId: string | undefined }) {
  const page = useDecoratedPage('custom', decorationPageId)
  const { data, error, isFetching } = page
  return (
    <Screen title={data ? localize(data.title) : t('title.customDecorateH5')}>
      {data ? (
        <Decoration pageType="custom" components={data.components} />
      ) : isRefused(error, 'pageUnknown', 'invalidInput') ? (
        <EmptyState
          icon={<Illustration scene="calendar" />}
          title={t('special.gone')}
          actions={<LinkButton to="/home">{t('ui.home')}</LinkButton>}
        >
          {t('special.goneHint')}
        </EmptyState>
      ) : error ? (
        <QueryError query={{ error, isFetching, refetch: page.refetch }} />
      ) : (
        <DecorationSkeleton />
      )}
    </Screen>
  )
}
