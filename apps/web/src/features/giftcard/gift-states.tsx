import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { isRefused } from '../../platform/send/index.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { Illustration } from '../../ui/feedback/illustration.tsx'
import { Text } from '../../ui/text/text.tsx'

/** The card, program or purchase does not exist or belongs to another person. */
export const GiftUnavailable = ({ to, link, children }: { to: string; link: ReactNode; children?: ReactNode }) => (
  <EmptyState
    icon={<Illustration scene="search" />}
    title={t('gift.notFound')}
    actions={<LinkButton to={to}>{link}</LinkButton>}
  >
    {children}
  </EmptyState>
)

/** Reason of a refusal. */
export const GiftError = ({ error }: { error: unknown }) => (
  <Text kind="error" size={14} role="alert">
    {isRefused(error) ? error.message : t('ui.failedHint')}
  </Text>
)
