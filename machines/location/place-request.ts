import type { PlaceRequest, Suggestion } from './location.types';

export const suggestionRequest = ({ placeId, text }: Suggestion): PlaceRequest => ({
  from: 'suggestion',
  placeId,
  label: text,
});

export const pointRequest = (point: { lat: number; lng: number; label?: string | null }): PlaceRequest => ({
  from: 'point',
  lat: point.lat,
  lng: point.lng,
  label: point.label ?? null,
});
