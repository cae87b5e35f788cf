import { useState } from 'react'
import { Badge } from '../../ui/controls/chip.tsx'
import { type OpenState, stateText } from './words.ts'
import { timeNow } from '../../platform/server-clock.ts'

interface Props {
  state: OpenState
  timeZone: string
}

const toneOf = (state: OpenState) => {
  if (state.paused) return 'warn'
  return state.open ? 'good' : 'plain'
}

/** Whether a store is open now, and until or from when. */
export function StoreState({ state, timeZone }: Props) {
  const [now] = useState(timeNow)
  return <Badge tone={toneOf(state)}>{stateText(state, timeZone, now)}</Badge>
}
