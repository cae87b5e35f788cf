import type { Plugin } from 'vite'

/** Later layers win. `base.css` says the same for the development server. */
const ORDER = '@layer reset,base,ui,feature,page;'

/** Every stylesheet begins with the order of the layers, so that it holds whichever file a browser gets first. */
export const layerOrder = (): Plugin => ({
  name: 'layer-order',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const part of Object.values(bundle)) {
      if (part.type === 'asset' && part.fileName.endsWith('.css'))
        part.source = ORDER + String(part.source).replaceAll(ORDER, '')
    }
  },
})
