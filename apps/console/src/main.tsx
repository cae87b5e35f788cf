import '@comanda/web/ui/base.css'
import './console.css'
import { watchLayers } from '@comanda/web/layers'
import { notifyManager, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { consoleClient } from './platform/client.ts'
import { startSound } from './platform/sound.ts'
import { startTheme } from './platform/theme.ts'
import { startWords } from './platform/words.ts'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no place for the console')

const client = consoleClient()
// What changed is drawn in the same turn, before anybody has seen the old: a tap shows as it is made.
notifyManager.setScheduler(queueMicrotask)
startTheme()
startSound()
watchLayers()
await startWords()
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
)
