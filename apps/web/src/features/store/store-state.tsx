import { useState } from 'react'
import { Badge } from '../../ui/controls/chip.tsx'
import { timeNow } from '../../platform/device/server-clock.ts'
import { t } from '../../platform/i18n/index.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { Illustration } from '../../ui/feedback/illustration.tsx'
import { type OpenState, stateText } from './texts.ts'

/** Shown if the address names no store of the brand, with a link to the others. */
export const NoSuchStore = () => (
  <EmptyState
    icon={<Illustration scene="store" />}
    title={t('place.unknown')}
    actions={<LinkButton to="/selectStore?shopId=">{t('title.selectStore')}</LinkButton>}
  >
    {t('place.unknownHint')}
  </EmptyState>
)

interface Props {
  state: OpenState
  timeZone: string
}

const toneOf = (state: OpenState) => {
  if (state.paused) return 'warn'
  return state.open ? 'good' : 'plain'
}

/** Whether a store is open now, with the next opening or closing time. */
export function StoreState({ state, timeZone }: Props) {
  const [now] = useState(timeNow)
  return <Badge tone={toneOf(state)}>{stateText(state, timeZone, now)}</Badge>
}
