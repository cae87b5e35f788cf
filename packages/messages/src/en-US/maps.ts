export const maps = {
  'map.search': 'Find your address',
  'map.storeSearch': 'Find the address',
  'map.example': 'Street and number',
  'map.results': 'Addresses found',
  'map.nothing': 'No address found. Check the spelling or enter it below.',
  'map.down': 'Address search is unavailable. Enter the address below.',
  'map.zoomIn': 'Zoom in',
  'map.zoomOut': 'Zoom out',
  'map.pin': 'Pin on the door',
  'map.store': 'Location of the store',
  'map.storePin': 'Pin on the entrance',
  'map.hint': 'Drag the pin or tap the map to place it on the entrance. Arrow keys move the pin.',
}
