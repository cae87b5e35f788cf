import './app/start-app.tsx'
