import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLocationRef } from '../../location/location.context';

/** The first place opens the shop; any later change stays on its page. */
export function useGoHomeWithPlace(): void {
  const location = useLocationRef();
  const navigate = useNavigate();
  useEffect(() => {
    const subscription = location.on('location.changed', () => void navigate({ to: '/home', replace: true }));
    return () => subscription.unsubscribe();
  }, [location, navigate]);
}
