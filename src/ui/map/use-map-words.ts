import { useLingui } from '@lingui/react/macro';

/** What the map's own controls and hints are called. */
export function useMapWords(label: string): Record<string, string> {
  const { t } = useLingui();
  return {
    'Map.Title': label,
    'Marker.Title': t`Pin on the map`,
    'NavigationControl.ZoomIn': t`Zoom in`,
    'NavigationControl.ZoomOut': t`Zoom out`,
    'AttributionControl.ToggleAttribution': t`About this map`,
    'CooperativeGesturesHandler.WindowsHelpText': t`Hold Ctrl and scroll to zoom the map`,
    'CooperativeGesturesHandler.MacHelpText': t`Hold ⌘ and scroll to zoom the map`,
    'CooperativeGesturesHandler.MobileHelpText': t`Move the map with two fingers`,
  };
}
