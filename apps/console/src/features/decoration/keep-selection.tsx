import { useLayoutEffect, useRef } from 'react'
import { ZONE } from './blocks.tsx'
import { selectedIdOf, usePuckState } from './puck-state.ts'

/**
 * Keeps the selected component selected by undo and redo, as long as it exists: each state of the history has the selection of its
 * time, the first one none.
 */
export function KeepSelection() {
  const dispatch = usePuckState(state => state.dispatch)
  const step = usePuckState(state => state.history.index)
  const selected = usePuckState(selectedIdOf)
  const content = usePuckState(state => state.appState.data.content)
  const latest = useRef({ step, selected })
  useLayoutEffect(() => {
    const before = latest.current
    const index = content.findIndex(({ props }) => props['id'] === before.selected)
    const isLost = before.step !== step && before.selected !== selected && index !== -1
    latest.current = { step, selected: isLost ? before.selected : selected }
    if (isLost) dispatch({ type: 'setUi', ui: { itemSelector: { index, zone: ZONE } } })
  }, [dispatch, step, selected, content])
  return null
}
