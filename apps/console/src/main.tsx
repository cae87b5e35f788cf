import '@comanda/web/ui/base.css'
import './console.css'
import { watchLayers } from '@comanda/web/layers'
import { notifyManager, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { consoleClient } from './platform/client.ts'
import { openLastBrand } from './platform/session.ts'
import { startSound } from './platform/sound.ts'
import { startTheme } from './platform/theme.ts'
import { loadTexts } from './platform/language.ts'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no place for the console')

openLastBrand()
const client = consoleClient()
// Changes are rendered in the same turn, so that a tap shows at once.
notifyManager.setScheduler(queueMicrotask)
startTheme()
startSound()
watchLayers()
await loadTexts()
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
)
