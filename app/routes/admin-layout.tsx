import "#ui/page/dashboard.css";
import { Outlet } from "react-router";
import { AccessGuard } from "#shell/access/access-guard.tsx";
import { AdminLayout, ClosedAdmin } from "#shell/admin-layout.tsx";

/** One guard for the whole administration: its menu is shown to admins only. */
export default function Admin() {
  return (
    <AccessGuard access="admin" frame={(screen) => <ClosedAdmin>{screen}</ClosedAdmin>}>
      {() => (
        <AdminLayout>
          <Outlet />
        </AdminLayout>
      )}
    </AccessGuard>
  );
}
